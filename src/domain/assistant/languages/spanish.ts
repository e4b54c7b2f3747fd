// What the assistant itself says in Spanish. Families in Texas are spoken to as "usted".

/** To what can't wait, by its intent. */
export const SPANISH_WAYS: Readonly<Record<string, string>> = {
  'direct.danger': 'Si alguien puede estar en peligro, llame al 911 ahora mismo. Soy automático y desde este chat no se puede pedir ayuda.',
  'direct.lost-child': 'Si un niño está perdido o solo, llame al 911 ahora mismo. Soy automático y desde este chat no se puede pedir ayuda.',
  'direct.stop-emails':
    'Puede dejar de recibir correos con el enlace al final de cualquier correo de una lista. Si no funciona, avise al equipo de On Joue con el formulario de contacto.',
  'direct.log-in':
    'Si no puede iniciar sesión, cree una contraseña nueva: escriba su usuario o su correo en la página de abajo para recibir un enlace por correo. Revise también la carpeta de spam. Si no funciona, avise al equipo de On Joue con el formulario de contacto.',
  'direct.delete-account':
    'Puede borrar su cuenta al final de su página de perfil, y un mensaje suyo con el botón que tiene debajo. La cuenta se borra después de siete días y sus mensajes se quedan sin su nombre; si no quiere que alguno se quede, bórrelo antes.',
  'direct.report-post':
    'Para reportar un mensaje del foro, inicie sesión y use la bandera que tiene debajo. Los reportes llegan a nuestros moderadores. También puede bloquear a un miembro en su perfil. Una foto de un niño o una imagen íntima se puede reportar sin cuenta, en la página de abajo.',
}

/** Where an answer ends, by its subject. */
const SUBJECTS: Readonly<Record<string, string>> = {
  safety: 'la seguridad',
  'check-in': 'el registro de entrada',
  'light and noise': 'la luz y el ruido',
  'the learning pods': 'las Neo-Age Learning Pods',
  'the Creative Zones': 'las Creative Zones',
  food: 'la comida',
  access: 'el acceso',
  health: 'la salud',
  supervision: 'el cuidado de los niños',
}
export const spanishLimit = (subject: string): string =>
  `Es todo lo que hemos anunciado sobre ${SUBJECTS[subject] ?? 'este tema'}. Por favor, pregunte antes de contar con algo más específico.`

/** What is said in French, which is told apart for this alone. */
export const FRENCH_ANSWER = 'Bonjour. Je suis automatique et je ne comprends qu’un peu le français. Posez votre question en anglais ou en espagnol, s’il vous plaît.'
