import { useEffect, useRef } from 'react'
import { CATEGORY_DESCRIPTION_MAX_CHARS, CATEGORY_NAME_MAX_CHARS, LOOK_NAMES } from '../../../../shared/forum/category-words.ts'
import { CATEGORY_LOOKS, type CategoryView } from '../../../../shared/forum/forum.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { OfficeForm } from '../frame/forms/office-form.tsx'
import { useSaving } from '../frame/forms/use-saving.ts'
import { categoryForm } from './category-forms.ts'

const LOOKS = CATEGORY_LOOKS.map((value) => ({ value, label: LOOK_NAMES[value] }))

/** What a category says about itself; a new one without `category`. */
export function CategoryForm({ category, onClose }: { category?: CategoryView; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus(), [])
  const start = { name: category?.name ?? '', description: category?.description ?? '', look: category?.look ?? CATEGORY_LOOKS[0] } as Record<string, string>
  const key = String(category?.id ?? '')
  const { field, pending, ...parts } = useSaving(start, {
    form: categoryForm,
    isPosted: (posted) => posted['category'] === key,
    onSent: () => {
      const text = category ? 'Your changes are live. The web address stays the same.' : 'It’s at the end of the list.'
      showToast({ tone: 'good', title: category ? 'Saved' : 'Added', text })
      onClose()
    },
  })
  return (
    <OfficeForm of={parts} className="form cat-form" aria-label={category ? `Edit ${category.name}` : 'Add category'} ref={form}>
      <input type="hidden" name="category" value={key} />
      <TextField label="Name" maxLength={CATEGORY_NAME_MAX_CHARS} {...field('name')} />
      <TextField label="Description" maxLength={CATEGORY_DESCRIPTION_MAX_CHARS} {...field('description')} />
      <Choice label="Color" choices={LOOKS} {...field('look')} />
      <div className="rep-row">
        <SubmitButton small pending={pending} pendingLabel="Saving...">
          Save
        </SubmitButton>
        <button type="button" className={buttonClass({ look: 'quiet', small: true })} onClick={onClose}>
          Cancel
        </button>
      </div>
    </OfficeForm>
  )
}
