import { createContext, useContext } from 'react'
import type { Again } from '../../queries/api-with-log-in.ts'

const AgainContext = createContext<Again>((call) => call())

export const AgainProvider = AgainContext.Provider

/** For files, which are sent and fetched past the API's own calls; those wait for the log-in by themselves. */
export const useAgain = (): Again => useContext(AgainContext)
