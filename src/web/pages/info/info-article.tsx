import type { ReactNode } from 'react'
import type { InfoText } from '../../../shared/info-text.ts'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import './article.css'

/** A page in prose, and what follows it. */
export function InfoArticle({ text: { title, lead, sections }, children }: { text: InfoText; children?: ReactNode }) {
  return (
    <>
      <Breadcrumb crumbs={[{ label: title }]} />
      <main id="main" className="f-info" tabIndex={-1}>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="prose">
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          {children}
        </div>
      </main>
    </>
  )
}
