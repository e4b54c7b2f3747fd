import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { CategoryView } from '../../../../shared/forum/forum.ts'

interface CategoryFieldProps {
  categories: readonly CategoryView[]
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Chooses one of the categories. */
export function CategoryField({ categories, value, onChange, error }: CategoryFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>Category</label>
      <select
        id={id}
        className="input"
        name="categoryId"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">Choose a category</option>
        {categories.map((category) => (
          <option key={category.id} value={category.id} disabled={!category.isOpen}>
            {category.name}
          </option>
        ))}
      </select>
      {error && (
        <p className="err" id={`${id}-error`}>
          <CircleAlert className="i" aria-hidden />
          {error}
        </p>
      )}
    </div>
  )
}
