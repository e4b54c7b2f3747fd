import type { ComponentProps, SubmitEvent } from 'react'
import { useLocation, useRouter } from './router-context.tsx'

interface FormProps extends ComponentProps<'form'> {
  action?: string
  /** Leaves the page where it is scrolled to. */
  preserveScroll?: boolean
}

/** A form that asks for another page by its fields, such as a search. Without scripts the browser does the same. */
export function Form({ action, preserveScroll, onSubmit, ...form }: FormProps) {
  const router = useRouter()
  const { pathname } = useLocation()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event)
    if (event.defaultPrevented) return
    event.preventDefault()
    const fields = new FormData(event.currentTarget, event.submitter)
    const values = [...fields].filter((field): field is [string, string] => typeof field[1] === 'string')
    const search = values.length > 0 ? `?${new URLSearchParams(values)}` : ''
    void router?.navigate(`${action ?? pathname}${search}`, { preserveScroll })
  }
  return <form method="get" action={action} {...form} onSubmit={submit} />
}
