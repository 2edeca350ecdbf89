// A profile token is good once and for five minutes. When the agency needs another one, the widget says so; whoever is logged in here
// then gets a fresh one from the club's server.
document.addEventListener('travel-profile-expired', async (event) => {
  const answer = await fetch(`/profile${location.search}`, { method: 'POST' });
  if (answer.ok) event.target.profileInformation = await answer.text();
});
