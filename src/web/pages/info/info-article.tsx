import type { ReactNode } from 'react'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { RichText } from '../frame/rich-text.tsx'
import './article.css'

interface InfoArticleProps {
  texts: { heading: string; lead: string; body: string }
  children?: ReactNode
}

/** A page in prose, and what follows it. */
export const InfoArticle = ({ texts: { heading, lead, body }, children }: InfoArticleProps) => (
  <>
    <Breadcrumb crumbs={[{ label: heading }]} />
    <main id="main" className="f-info" tabIndex={-1}>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
      <div className="prose">
        <RichText text={body} />
        {children}
      </div>
    </main>
  </>
)
