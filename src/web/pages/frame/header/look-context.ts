import { createContext, useContext } from 'react'
import type { Look } from '../../../../shared/frame/theme.ts'

const LookContext = createContext<Look>({ theme: 'system', isSampleNoticeHidden: false })

/** What the server read from the visitor's cookies. */
export const LookProvider = LookContext.Provider
export const useServedLook = (): Look => useContext(LookContext)
