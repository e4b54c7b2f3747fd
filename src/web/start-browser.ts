// The only script a document asks for. It fetches the others once what is to be seen has been drawn: on a slow line
// they would take the place of styles, letters and pictures, and a page is read without them.

const { entry = '', files = '' } = document.getElementById('start')?.dataset ?? {}

function start(): void {
  const links = files.split(' ').map((href) => Object.assign(document.createElement('link'), { rel: 'modulepreload', fetchPriority: 'low', href }))
  document.head.append(...links)
  void import(/* @vite-ignore */ entry)
}

let pressed: HTMLElement | null = null

/** Keeps a press on what only scripts can do, the last one. Links, forms and commands do their work without. */
function queueClick({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([command])')
  if (button) pressed = button
}

// The entry says when the page begins to answer by itself, and when all of it does (entry-browser.tsx).
addEventListener('click', queueClick)
addEventListener('answering', () => removeEventListener('click', queueClick), { once: true })
addEventListener('ready', () => pressed?.click(), { once: true })

// A page in the background is not drawn before someone looks at it, and should be ready then.
if (document.hidden) start()
// Drawing comes after the frame's callbacks, and before the next task.
else requestAnimationFrame(() => setTimeout(start))
