import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, CircleSlash, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { CategoryView } from '../../../../shared/forum/forum.ts'
import { useApi } from '../../../queries/client/api-context.tsx'
import { usePostedForm } from '../../../forms/use-page-form.ts'
import { officeCategoriesQuery } from '../../../queries/office/categories-queries.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { showToast } from '../../../ui/overlay/toast-store.ts'
import { CategoryTile } from '../../forum/lists/categories/category-tile.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { loadOffice } from '../frame/load-office.ts'
import { OfficePage } from '../frame/office-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { OfficeRowMenu, PlainDetails, useRowAct } from '../frame/forms/page-act.tsx'
import { useAct } from '../frame/forms/use-saving.ts'
import { CategoryForm } from './category-form.tsx'
import { categoryForm, categoryForms, closeForm, orderForm, reopenForm } from './category-forms.ts'
import './categories.css'

/** The categories of the forum. */
function CategoriesPage() {
  const { data, isPending, refetch } = useQuery(officeCategoriesQuery(useApi()))
  return (
    <OfficePage
      title="Categories"
      note="Your forum’s categories, in the order members see them. Changes take effect right away."
      isBusy={isPending}
      acts={
        <Link className={buttonClass({ look: 'line', small: true })} to="/office/forum">
          Back to Forum
        </Link>
      }
    >
      {data ? <Categories categories={data} /> : <QueryError isPending={isPending} onRetry={refetch} />}
    </OfficePage>
  )
}

/** The id of the button that opens a form. */
const opens = (category: number | 'new' | undefined): string => `change-category-${category}`

function Categories({ categories }: { categories: readonly CategoryView[] }) {
  const [edited, setEdited] = useState<number | 'new'>()
  const posted = usePostedForm(categoryForm)?.values['category']
  const close = () => {
    setEdited(undefined)
    // Once it is there again.
    setTimeout(() => document.getElementById(opens(edited))?.focus())
  }
  return (
    <div className="adm-stack">
      <section className="card" aria-labelledby="all-categories">
        <h2 id="all-categories">All categories</h2>
        {categories.length === 0 && <p className="muted">None yet. Add one below so members can start talking.</p>}
        <ol className="cat-list">
          {categories.map((category, at) => (
            <li key={category.id}>
              <CategoryRow category={category} at={at} all={categories} onEdit={() => setEdited(category.id)} />
              {edited === category.id && <CategoryForm category={category} onClose={close} />}
              <PlainDetails label={`Edit ${category.name}`} isOpen={posted === String(category.id)}>
                <CategoryForm category={category} onClose={close} />
              </PlainDetails>
            </li>
          ))}
        </ol>
      </section>
      {edited === 'new' ? (
        <section className="card" aria-label="New category">
          <CategoryForm onClose={close} />
        </section>
      ) : (
        <div>
          <button type="button" className={buttonClass({ small: true })} id={opens('new')} onClick={() => setEdited('new')}>
            Add Category
          </button>
          <PlainDetails label="Add Category" isOpen={posted === ''}>
            <CategoryForm onClose={close} />
          </PlainDetails>
        </div>
      )}
    </div>
  )
}

interface RowProps {
  category: CategoryView
  at: number
  all: readonly CategoryView[]
  onEdit: () => void
}

function CategoryRow({ category: { id, name, description, look, topicCount, isOpen }, at, all, onEdit }: RowProps) {
  const among = useAct()
  const up = useMove(all, at, -1, among)
  const down = useMove(all, at, 1, among)
  const toggle = useRowAct({
    form: isOpen ? closeForm : reopenForm,
    fields: { category: String(id) },
    among,
    onSent: () =>
      showToast({ tone: 'good', title: isOpen ? 'Closed' : 'Reopened', text: isOpen ? 'Existing topics stay open; members can’t start new ones.' : 'Members can start new topics again.' }),
  })
  return (
    <div className="cat-row">
      <CategoryTile look={look} />
      <div className="cat-what">
        <p>
          <b>{name}</b> {!isOpen && <Badge look="warn">Closed</Badge>}
        </p>
        <p className="small muted">
          {description} · {topicCount} {topicCount === 1 ? 'topic' : 'topics'}
        </p>
      </div>
      <div className="cat-ways">
        <button
          type="button"
          className={buttonClass({ look: 'line', small: true })}
          id={opens(id)}
          aria-label={`Edit ${name}`}
          onClick={onEdit}
        >
          Edit
        </button>
        <OfficeRowMenu
          about={name}
          acts={[
            { label: 'Move Up', Icon: ArrowUp, isOff: at === 0, ...up },
            { label: 'Move Down', Icon: ArrowDown, isOff: at === all.length - 1, ...down },
            isOpen ? { label: 'Close', Icon: CircleSlash, ...toggle } : { label: 'Reopen', Icon: RotateCcw, ...toggle },
          ]}
        />
      </div>
    </div>
  )
}

/** Moves a category one place up or down. */
function useMove(all: readonly CategoryView[], at: number, step: 1 | -1, among: ReturnType<typeof useAct>) {
  const ids = all.map(({ id }) => id)
  ids.splice(at + step, 0, ...ids.splice(at, 1))
  const text = `${all[at]?.name} is now number ${at + step + 1} of ${all.length}.`
  return useRowAct({ form: orderForm, fields: { ids: ids.join() }, among, onSent: () => showToast({ tone: 'good', title: 'Moved', text }) })
}

export const page: PageModule = { Component: CategoriesPage, load: (site) => loadOffice(site, officeCategoriesQuery(site.api)), forms: categoryForms }
