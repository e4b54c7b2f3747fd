import { Monitor, Moon, Sun } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useLocation } from '../../../ui/router/router-context.tsx'
import { THEME_COOKIE, THEME_COOKIE_SECONDS, type Theme, toTheme } from '../../../../shared/frame/theme.ts'
import { showNightPictures } from '../night-picture.tsx'
import { useServedLook } from './look-context.ts'

const CHOICES = [
  { theme: 'system', label: 'System', Icon: Monitor },
  { theme: 'light', label: 'Light', Icon: Sun },
  { theme: 'dark', label: 'Dark', Icon: Moon },
] as const

/** Chooses the colors. A plain form: without scripts the server sets the cookie and sends the page again. */
export function ThemeSwitch() {
  const { pathname, search } = useLocation()
  const [chosen, choose] = useState(useServedLook().theme)

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { nativeEvent } = event
    const button = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
    const theme = toTheme(button instanceof HTMLButtonElement ? button.value : undefined)
    choose(theme)
    applyTheme(theme)
  }

  return (
    <form className="themes" method="post" action={`${pathname}${search}`} onSubmit={onSubmit}>
      <input type="hidden" name="form" value="theme" />
      <fieldset>
        <legend className="vh">Colors</legend>
        {CHOICES.map(({ theme, label, Icon }) => (
          <button key={theme} type="submit" name="theme" value={theme} aria-pressed={theme === chosen}>
            <Icon className="i" aria-hidden />
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  )
}

function applyTheme(theme: Theme) {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${THEME_COOKIE_SECONDS}; samesite=lax${secure}`
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  showNightPictures(theme)
}
