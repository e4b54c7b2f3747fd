import { Form } from '../../ui/router/form.tsx'
import './lists/topic-list.css'

interface ChoiceButtonsProps {
  label: string
  /** The page that shows the list. */
  action: string
  /** What the address calls the choice. The usual one has no value and is not named there. */
  name: string
  choices: readonly { label: string; value: string | undefined; isChosen: boolean }[]
}

/** One of several orders of a list. The form asks for an address, so the buttons work without scripts too. */
export function ChoiceButtons({ label, action, name, choices }: ChoiceButtonsProps) {
  return (
    <Form className="seg" method="get" action={action} aria-label={label} preserveScroll>
      {choices.map(({ label: words, value, isChosen }) => (
        <button key={words} type="submit" name={value && name} value={value} aria-pressed={isChosen}>
          {words}
        </button>
      ))}
    </Form>
  )
}
