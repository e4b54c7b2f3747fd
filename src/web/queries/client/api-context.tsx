import { createContext, useContext } from 'react'
import { type Api, apiOver } from './api.ts'

const ApiContext = createContext<Api>(apiOver((path, init) => fetch(path, init)))

export const ApiProvider = ApiContext.Provider

/** The API of this page: over the network in the browser, in-process on the server. */
export const useApi = (): Api => useContext(ApiContext)
