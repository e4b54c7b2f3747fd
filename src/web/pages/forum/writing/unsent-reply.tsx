import { useRef } from 'react'
import type { TopicView } from '../../../../shared/forum/forum.ts'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { TextArea } from '../../../ui/form/field.tsx'
import { replyForm } from '../reply-form.ts'
import { TO_THE_TOPIC } from './quote-chip.tsx'
import { replyPlace, useDraft } from './use-draft.ts'

/** What someone wrote where nothing can be posted anymore, for them to copy; nothing if they wrote nothing. */
export function UnsentReply({ topic }: { topic: TopicView }) {
  const posted = usePostedForm(replyForm)
  const form = useRef<HTMLFormElement>(null)
  const first = { content: posted?.values.content ?? '', ...TO_THE_TOPIC }
  const { fields, clear } = useDraft(replyPlace(topic), first, { form, wasSent: posted !== undefined })
  const { content = '' } = fields
  if (content.trim() === '') return null
  return (
    <section className="card pad reply-box">
      <h2>Your unsent reply</h2>
      <div className="form">
        <TextArea label="Your reply" hideLabel name="content" readOnly value={content} />
        <div className="form-ways">
          <span className="hint needs-script">This reply wasn’t posted. This browser is keeping it for you.</span>
          <button type="button" className="ghost danger needs-script" onClick={() => clear()}>
            Discard
          </button>
        </div>
      </div>
    </section>
  )
}
