/** The first `maxChars` characters of a text, or a few less: no letter with its marks and no emoji is cut in two. */
export const truncateText = (text: string, maxChars: number): string =>
  text.slice(0, new Intl.Segmenter('en').segment(text).containing(maxChars)?.index)
