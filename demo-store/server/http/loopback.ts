/** Whether a host (a name or address, no port, no brackets) can only be this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);

/** The host that a `Host` header names, without port and brackets. */
export const hostOf = (header: string): string => header.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
