// A new member of a running site.

/** @returns {Promise<{ cookie: string }>} what a browser sends back after the sign-up */
export async function joinForum(url) {
  const username = `bench-${Date.now() % 1_000_000}`
  const password = 'a quiet corner 7'
  const names = { username, email: `${username}@example.com`, firstName: 'Bench', lastName: 'Mark' }
  const joined = await postJson(`${url}/api/forum/auth/register`, { ...names, password, confirmPassword: password, terms: true })
  return { cookie: joined.headers.getSetCookie().map((text) => text.split(';')[0]).join('; ') }
}

/** @throws Error unless something was created */
export async function postJson(url, body, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (answer.status !== 201) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
  return answer
}
