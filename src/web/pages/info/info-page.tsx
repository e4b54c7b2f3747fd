import { useLocation } from 'react-router'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { INFO_TEXTS } from '../../../shared/info-texts.ts'
import './article.css'

/** Guidelines, privacy and terms. */
export function InfoPage() {
  const text = INFO_TEXTS[useLocation().pathname.replace(/\/$/, '')]
  if (!text) return null
  return (
    <>
      <Breadcrumb crumbs={[{ label: text.title }]} />
      <main id="main" className="f-info" tabIndex={-1}>
        <h1>{text.title}</h1>
        <p className="lead">{text.lead}</p>
        <div className="prose">
          {text.sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </main>
    </>
  )
}
