import type { PageModule } from '../../frame/page-data.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { NoEmail } from '../../frame/no-email.tsx'
import { memberHead } from '../../frame/head.ts'
import { LoggedInAlready, loadWhoIsHere } from '../login/logged-in-already.tsx'
import { registerForm, RegisterForm } from './register-form.tsx'
import { useWhereNext } from '../login/where-next.ts'
import { Link } from '../../../ui/link.tsx'

function RegisterPage() {
  const { withNext } = useWhereNext()
  return (
    <AuthFrame wide title="Join the community" lead="It’s free and takes about a minute.">
      <LoggedInAlready />
      <NoEmail promise="signUp" />
      <RegisterForm />
      <p className="after">
        Already a member?{' '}
        <Link className="link" to={withNext('/forum/login')}>
          Log in
        </Link>
      </p>
    </AuthFrame>
  )
}

export const page: PageModule = { Component: RegisterPage, head: memberHead('Sign Up'), load: loadWhoIsHere, forms: [registerForm] }
