import { useNavigate } from '../../ui/router/router-context.tsx'
import type { PageForm } from '../../forms/page-form.ts'
import { PageFormElement } from '../../forms/page-form-element.tsx'
import { usePageForm } from '../../forms/use-page-form.ts'
import { deleteStoredData } from '../../queries/privacy-requests-queries.ts'
import { SubmitButton } from '../../ui/form/button.tsx'
import { tokenOf } from '../accounts/email-links/token-in-address.ts'
import { showFailure } from '../accounts/login/show-failure.ts'

const NOT_ERASED = { title: 'Not deleted', text: 'Please try again.' }

export const eraseForm: PageForm = {
  name: 'erase',
  send: ({ api, page }) => deleteStoredData(api, tokenOf(page.searchParams)),
  refresh: (queries) => queries.removeQueries({ queryKey: ['mine'] }),
  next: () => '/mine?sent=erase',
}

/** Deletes at once what is held. Opening it is the question, its button the answer. */
export function EraseForm() {
  const navigate = useNavigate()
  const form = usePageForm(eraseForm, {
    onSent: ({ next }) => void navigate(next, { replace: true }),
    onFailed: (error) => showFailure(error, NOT_ERASED),
  })
  return (
    <details className="mine-way" open={form.posted !== undefined}>
      <summary>Delete</summary>
      <PageFormElement of={form} failed={NOT_ERASED.title} aria-label="Delete">
        <p>This deletes everything above right away. You can’t undo it. Are you sure?</p>
        <SubmitButton look="line" pending={form.pending} pendingLabel="Deleting...">
          Yes, Delete It
        </SubmitButton>
      </PageFormElement>
    </details>
  )
}
