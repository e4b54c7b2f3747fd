import { X } from 'lucide-react'
import { FORMER_MEMBER } from '../../../../shared/accounts/accounts.ts'
import type { PostView } from '../../../../shared/forum/forum.ts'
import { Link } from '../../../ui/link.tsx'
import { quoteOf } from '../topic/post-text.ts'
import type { Fields } from './drafts.ts'

/** The part of a draft that says what it answers: nothing but the topic itself. */
export const TO_THE_TOPIC = { replyToId: '', replyToName: '', replyToNumber: '', quote: '', isQuoted: '' }

/** The same for a post. Its words are quoted only if the writer wants them. */
export const repliedTo = ({ id, number, user, content }: PostView): typeof TO_THE_TOPIC => ({
  replyToId: String(id),
  replyToName: user && user.id !== FORMER_MEMBER.id ? user.username : '',
  replyToNumber: String(number),
  quote: quoteOf(content),
  isQuoted: '',
})

/** What is sent: the quoted lines as the site stores them, each by its source, and the writer's own words below. */
export const withQuote = ({ content = '', quote, isQuoted }: Fields): string => (isQuoted && quote ? `${quote}\n${content}` : content)

interface QuoteChipProps {
  fields: Fields
  onChange: (fields: Fields) => void
  onRemove: () => void
}

/** Which post is answered, with the way back to it, and its words for those who want them above their own. */
export function QuoteChip({ fields: { replyToId, replyToName, replyToNumber, quote, isQuoted }, onChange, onRemove }: QuoteChipProps) {
  return (
    <div className="quote-chip">
      <p className="replying">
        <span>
          Replying to {replyToName ? <b>{replyToName}</b> : 'a former member'}
          {replyToNumber && `, #${replyToNumber}`}
        </span>
        <Link className="link" to={`#post-${replyToId}`}>
          Go back to it
        </Link>
        <button type="button" className="icon-btn" aria-label="Reply to the whole topic instead" onClick={onRemove}>
          <X className="i" aria-hidden />
        </button>
      </p>
      {quote && (
        <>
          {isQuoted && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it the keyboard cannot scroll
            <blockquote aria-label="Their words" tabIndex={0}>
              {quote.replace(/^> /gm, '').trim()}
            </blockquote>
          )}
          <label className="quote-choice">
            <input type="checkbox" checked={isQuoted !== ''} onChange={({ target }) => onChange({ isQuoted: target.checked ? 'yes' : '' })} />
            Quote their words
          </label>
        </>
      )}
    </div>
  )
}
