/** Members of a Web IDL dictionary. Anything but an object or a function is a TypeError. */
export function toDictionary(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new TypeError(`Not of type ${name}.`);
  return value as Record<string, unknown>;
}

/** As `toDictionary`, for an argument that may be left out or null. */
export function toOptions(value: unknown, name: string): Readonly<Record<string, unknown>> {
  return toDictionary(value ?? {}, name);
}

/** A required DOMString member: coerced like `String(value)`, a Symbol or a missing member is a TypeError. */
export function toText(value: unknown, name: string): string {
  if (value === undefined) throw new TypeError(`Required member ${name} is undefined.`);
  if (typeof value === 'symbol') throw new TypeError(`Member ${name} is a Symbol.`);
  return String(value);
}

/** An optional AbortSignal member. Told by its shape, since a test document may bring a class of its own. */
export function toSignal(value: unknown): AbortSignal | undefined {
  if (value === undefined) return undefined;
  if (!isObject(value) || !('aborted' in value) || !('addEventListener' in value)) {
    throw new TypeError('Member signal is not an AbortSignal.');
  }
  return value as AbortSignal;
}

/** JSON text of an object. What does not serialise is a TypeError; an exception of the object itself passes as is. */
export function toJsonText(value: unknown, name: string): string {
  if (!isObject(value)) throw new TypeError(`${name} is not an object.`);
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`${name} does not serialise.`);
  return text;
}

/** True for what Web IDL calls an object: functions and arrays included. */
export function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
