import type { ReadLanguage } from '../../shared/assistant/languages.ts'
import { classify, thresholdOf } from './classifier/site-model.ts'

/** What is said at once, and the page where it's done, if it's not the contact form. */
type Way = Readonly<Record<ReadLanguage, string>> & { page?: { path: string; title: string } }
export type DirectWay = Pick<Way, 'page'> & { text: string }

/** What is said at once to what can't wait for an answer, and to who needs a way around this website, by its intent. */
export const DIRECT_WAYS: Readonly<Record<string, Way>> = {
  'direct.danger': {
    en: 'If someone may be in danger, call 911 now. I’m automated, and this chat can’t get help.',
    es: 'Si alguien puede estar en peligro, llame al 911 ahora mismo. Soy automático y desde este chat no se puede pedir ayuda.',
  },
  'direct.lost-child': {
    en: 'If a child is missing or alone, call 911 now. I’m automated, and this chat can’t get help.',
    es: 'Si un niño está perdido o solo, llame al 911 ahora mismo. Soy automático y desde este chat no se puede pedir ayuda.',
  },
  'direct.stop-emails': {
    en: 'You can stop emails with the link at the bottom of any email from a list. If that doesn’t work, ask the On Joue team with the contact form.',
    es: 'Puede dejar de recibir correos con el enlace al final de cualquier correo de una lista. Si no funciona, avise al equipo de On Joue con el formulario de contacto.',
  },
  'direct.log-in': {
    en: 'If you can’t log in, set a new password: type your username or email on the page below to get a link by email. Check your spam folder, too. If that doesn’t work, ask the On Joue team with the contact form.',
    es: 'Si no puede iniciar sesión, cree una contraseña nueva: escriba su usuario o su correo en la página de abajo para recibir un enlace por correo. Revise también la carpeta de spam. Si no funciona, avise al equipo de On Joue con el formulario de contacto.',
    page: { path: '/forum/forgot-password', title: 'Forgot your password?' },
  },
  'direct.delete-account': {
    en: 'You can delete your account at the end of your profile page, and a post of yours with the button below it. The account is deleted after seven days, and your posts stay without your name, so delete those you don’t want to stay first.',
    es: 'Puede borrar su cuenta al final de su página de perfil, y un mensaje suyo con el botón que tiene debajo. La cuenta se borra después de siete días y sus mensajes se quedan sin su nombre; si no quiere que alguno se quede, bórrelo antes.',
    page: { path: '/forum/profile#erase-account', title: 'Delete your account' },
  },
  'direct.report-post': {
    en: 'To report a post in the forum, log in and use the flag below it. Reports go to our moderators. You can also block a member on their profile. A photo of a child or an intimate picture can be reported without an account, on the page below.',
    es: 'Para reportar un mensaje del foro, inicie sesión y use la bandera que tiene debajo. Los reportes llegan a nuestros moderadores. También puede bloquear a un miembro en su perfil. Una foto de un niño o una imagen íntima se puede reportar sin cuenta, en la página de abajo.',
    page: { path: '/forum/removal-request', title: 'Ask us to remove something' },
  },
}

/** What is said to a message that can't wait; null where it's a question like any other. */
export function directWay(message: string, language: ReadLanguage): DirectWay | null {
  const [best] = classify(message)
  const way = best && best.probability >= thresholdOf(best.group).threshold ? DIRECT_WAYS[best.key] : undefined
  return way ? { text: way[language], page: way.page } : null
}

/** What's done on a page, and how. */
export const listHowTos = (): { path: string; title: string; text: string }[] => Object.values(DIRECT_WAYS).flatMap(({ en, page }) => (page ? [{ ...page, text: en }] : []))
