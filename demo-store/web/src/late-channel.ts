/** The part of a BroadcastChannel that the store uses. */
type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
};

/**
 * A channel to the shop's other tabs that is opened with the first message to send, and to listen at the latest when
 * `later` calls back: opening one holds the page up while the browser's process answers (up to 160 ms, measured).
 * What other tabs say before that is about what this one has yet to read.
 */
export function lateChannel(open: () => Channel, later: (then: () => void) => void): Channel {
  let channel: Channel | undefined;
  const now = (): Channel | undefined => {
    try {
      return (channel ??= open());
    } catch {
      return undefined;
    }
  };
  return {
    postMessage: (message) => now()?.postMessage(message),
    addEventListener: (type, listener) => later(() => now()?.addEventListener(type, listener)),
  };
}
