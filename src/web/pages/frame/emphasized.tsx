import { createElement } from 'react'
import { emphasisIn } from '../../../shared/site-texts/emphasis.ts'

interface WithFrenchProps {
  text: string
  /** What French words become. */
  as?: 'em' | 'span'
}

/** A text in which words between asterisks are French. */
export const WithFrench = ({ text, as = 'em' }: WithFrenchProps) =>
  emphasisIn(text).map(({ text: piece, isEmphasized }, at) => (isEmphasized ? createElement(as, { key: at, lang: 'fr' }, piece) : piece))
