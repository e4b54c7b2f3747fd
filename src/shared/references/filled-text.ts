import type { InfoText } from '../info-text.ts'
import { fillReferences } from './fill-references.ts'
import type { ReferableFacts } from './referable-fact.ts'

/** A page in prose as visitors read it. */
export const filledText = ({ title, lead, sections }: InfoText, facts: ReferableFacts): InfoText => ({
  title,
  lead: fillReferences(lead, facts),
  sections: sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: paragraphs.map((text) => fillReferences(text, facts)) })),
})
