import { createContext, useContext } from 'react'
import type { Theme } from '../../../../shared/theme.ts'

const ThemeContext = createContext<Theme>('system')

/** The theme the server read from the visitor's cookie. */
export const ThemeProvider = ThemeContext.Provider
export const useServedTheme = (): Theme => useContext(ThemeContext)
