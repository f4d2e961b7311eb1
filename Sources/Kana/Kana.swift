// Placeholder until the first table arrives.
