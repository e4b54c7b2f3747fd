import fc from 'fast-check'

/** Text of any code points, halves of pairs included. `unit: 'binary'` is the same, after a second of preparations. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.integer({ min: 0, max: 0x10_ff_ff }).map((point) => String.fromCodePoint(point)), ...(maxLength !== undefined && { maxLength }) })
