/** An option or input that cannot be used; its message is the one line a person gets, and the exit code is 2. */
export class UsageError extends Error {}
