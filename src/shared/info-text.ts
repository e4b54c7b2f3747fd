/** One of the pages in prose. Each section is a heading and its paragraphs. */
export interface InfoText {
  title: string
  lead: string
  sections: { heading: string; paragraphs: string[] }[]
}
