import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { showFailure } from './use-act.ts'

/**
 * A mark someone sets and takes back. Shows what was wanted at once; taps during a send are not lost: the last
 * one is sent after it. Shows the former state again when the send was refused, and says why.
 *
 * @param isSet - what the server said last
 * @param send - tells the server, and keeps its answer
 */
export function useToggle(isSet: boolean, send: (isWanted: boolean) => Promise<void>) {
  const queries = useQueryClient()
  const [shown, setShown] = useState<boolean>()
  const wanted = useRef<boolean>(undefined)
  const isOn = shown ?? isSet
  const toggle = async () => {
    const isSending = wanted.current !== undefined
    wanted.current = !(wanted.current ?? isSet)
    setShown(wanted.current)
    if (isSending) return
    try {
      let sent: boolean | undefined
      while (sent !== wanted.current) {
        sent = wanted.current
        await send(sent)
      }
    } catch (error) {
      showFailure(queries, error)
    }
    wanted.current = undefined
    setShown(undefined)
  }
  return { isOn, toggle }
}
