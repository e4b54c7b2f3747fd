import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { CATEGORY_DESCRIPTION_MAX_CHARS, CATEGORY_NAME_MAX_CHARS, LOOK_NAMES } from '../../../../shared/forum/category-words.ts'
import { CATEGORY_LOOKS, type CategoryView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { setCategoriesData, saveCategory } from '../../../queries/office/categories-queries.ts'
import { buttonClass, SubmitButton } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { Choice } from '../frame/choice.tsx'
import { useSaving } from '../frame/use-saving.ts'

const LOOKS = CATEGORY_LOOKS.map((value) => ({ value, label: LOOK_NAMES[value] }))

/** What a category says about itself; a new one without `category`. */
export function CategoryForm({ category, onClose }: { category?: CategoryView; onClose: () => void }) {
  const [api, queries] = [useApi(), useQueryClient()]
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const start = { name: category?.name ?? '', description: category?.description ?? '', look: category?.look ?? CATEGORY_LOOKS[0] } as Record<string, string>
  const { field, pending, onSubmit } = useSaving(start, {
    save: async (values) => {
      await setCategoriesData(queries, await saveCategory(api, category?.id, values))
      const text = category ? 'Your changes are live. The web address stays the same.' : 'It’s at the end of the list.'
      showToast({ tone: 'good', title: category ? 'Saved' : 'Added', text })
      onClose()
    },
  })
  return (
    <form className="form cat-form" noValidate aria-label={category ? `Edit ${category.name}` : 'Add category'} ref={form} onSubmit={onSubmit}>
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
    </form>
  )
}
