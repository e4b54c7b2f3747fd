/** Something the site says, under the number a phrased answer cites it by. */
export interface NumberedSource {
  number: number
  title: string
  text: string
  /** Whether this is a fact that is not decided: the answer has to say so. */
  isUndecided: boolean
}

/** A service that puts sources into sentences. What it says is checked word for word before anyone sees it. */
export interface LanguageModel {
  /** Text as it comes, each sentence with the number of its source in brackets. @throws when it is cut off, late or too long */
  phrase(question: string, sources: readonly NumberedSource[]): AsyncIterable<string>
}
