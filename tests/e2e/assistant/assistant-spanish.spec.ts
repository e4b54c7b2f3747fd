import { expect } from '@playwright/test'
import { test } from '../support/a-running-site.ts'
import { ask, open, openChat } from '../support/a-visit.ts'
import { LARGE, problemsOf, SMALL } from '../support/axe.ts'

test('the assistant answers Spanish in Spanish, frame and buttons too, and marks it as such', async ({ page }) => {
  await open(page, '/')
  const chat = await openChat(page)

  await ask(chat, '¿Cuánto cuesta?')

  const answer = chat.locator('.msg.bot').last()
  await expect(answer).toContainText('Los precios todavía no se han anunciado')
  await expect(answer).toHaveAttribute('lang', 'es')
  await expect(answer).toContainText('On Joue dice')
  await expect(answer).toContainText('Por decidirse')
  await expect(answer.getByText('Avísenme por correo cuando haya una respuesta')).toBeVisible()
  await answer.getByRole('list', { name: 'Pregunte también' }).getByRole('button', { name: '¿Va a haber membresías o pases?' }).click()
  await expect(chat.getByRole('log')).toContainText('Las membresías y los pases todavía no se han anunciado')
  expect(await problemsOf(page, LARGE)).toEqual([])
  expect(await problemsOf(page, SMALL)).toEqual([])
})

test('the assistant refuses in Spanish what it can’t answer in Spanish', async ({ page }) => {
  await open(page, '/')
  const chat = await openChat(page)

  await ask(chat, '¿La pintura que usan tiene plomo?')

  const answer = chat.locator('.msg.bot').last()
  await expect(answer).toHaveAttribute('lang', 'es')
  await expect(answer.getByRole('list', { name: 'Pruebe una de estas' }).getByRole('button', { name: 'Preguntar al equipo' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page answers Spanish in Spanish', async ({ page }) => {
    await page.goto('/visit')
    const asking = page.getByRole('region', { name: 'Ask the assistant' })
    await asking.getByLabel('Your question').fill('¿Hay estacionamiento?')
    await asking.getByRole('button', { name: 'Ask', exact: true }).click()

    await expect(asking.getByRole('status')).toHaveAttribute('lang', 'es')
    await expect(asking.getByRole('status')).toContainText('On Joue dice')
    await expect(asking.getByRole('status')).toContainText('El estacionamiento todavía no se ha anunciado.')
  })
})
