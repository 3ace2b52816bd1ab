/** The client of the live results, see docs/customizing.md. */
const endpoint = new URL(import.meta.url).searchParams.get('endpoint');

export default function createClient() {
  return {
    /** @param {object[]} requests parameters of Algolia's search API, one object for each search */
    async search(requests) {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ requests }),
      });
      if (!response.ok) throw new Error(`My search responds with ${response.status}`);
      return response.json();
    },
  };
}
