import type { FactTexts } from '../../../../shared/playground/fact-fields.ts'

/** How a fact reads to a parent, while it is being typed. */
export const FactPreview = ({ texts }: { texts: FactTexts }) => (
  <aside className="card fact-preview" aria-label="Preview">
    <h2>Preview</h2>
    <dl>
      <div>
        <dt>On the site</dt>
        <dd className="fact-line">
          <b>{texts.label}</b>
          <span>{texts.short}</span>
        </dd>
      </div>
      <div>
        <dt>In the assistant</dt>
        <dd>
          <p className="fact-asked">{texts.question}</p>
          <p className="fact-said">{texts.answer}</p>
        </dd>
      </div>
    </dl>
  </aside>
)
