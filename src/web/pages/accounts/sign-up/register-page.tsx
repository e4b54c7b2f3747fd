import { useState } from 'react'
import { REGISTER_WAITS } from '../../../../shared/accounts/accounts-words.ts'
import { useFlash } from '../../../forms/use-page-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { PageModule } from '../../frame/page-data.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { NoEmail } from '../../frame/no-email.tsx'
import { headTexts, useTexts } from '../../frame/use-texts.ts'
import { LoggedInAlready, loadForm } from '../login/logged-in-already.tsx'
import { registerForm, RegisterForm } from './register-form.tsx'
import { useWhereNext } from '../login/where-next.ts'
import { Link } from '../../../ui/link.tsx'

function RegisterPage() {
  const texts = useTexts('register')
  const { withNext } = useWhereNext()
  const wasPosted = useFlash() === registerForm.name
  const [waits, setWaits] = useState(false)
  return (
    <AuthFrame wide title={texts.heading} lead={texts.lead}>
      <LoggedInAlready />
      <NoEmail promise="signUp" />
      {waits || wasPosted ? (
        <div ref={focus} tabIndex={-1}>
          <Notice tone="good" title={REGISTER_WAITS.title}>
            {REGISTER_WAITS.text}
          </Notice>
        </div>
      ) : (
        <RegisterForm onWait={() => setWaits(true)} />
      )}
      <p className="after">
        Already a member?{' '}
        <Link className="link" to={withNext('/forum/login')}>
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

export const page: PageModule = { Component: RegisterPage, head: (queries) => headTexts(queries, 'register'), load: loadForm('register'), forms: [registerForm] }
