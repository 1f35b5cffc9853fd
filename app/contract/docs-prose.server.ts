/** What docs/contract.md says beside the calls: links of mails, payments' way back, and what PHP does unasked. */

export const LINKS_IN_MAILS = `## Links in your mails

PHP sends the mails; their links lead to the site. Each page asks for a press of its button before anything happens, because mail scanners follow links.

| mail | link | call behind its button |
|---|---|---|
| confirm the address | \`https://<domain>/activate?code=<code>\` | \`signup.activate\` |
| choose a new password | \`https://<domain>/reset-password/do?code=<code>\` | \`signup.resetPassword\` |
| confirm a new address | \`https://<domain>/mail-change/do?code=<code>\` | \`signup.confirmMailChange\` |
| take a deletion back | \`https://<domain>/reactivate/do?code=<code>\` | \`signup.reactivate\` |
| choose which mails to get | \`https://<domain>/notifications?code=<code>\` | \`account.readNotifications\`, \`account.saveNotifications\` |
| unsubscribe, by the mail program (RFC 8058) | the last one in \`List-Unsubscribe: <…>\`, with \`List-Unsubscribe-Post: List-Unsubscribe=One-Click\` | \`account.saveNotifications\` with \`listunsubscribe\` |

A code is 4 to 200 visible ASCII characters, percent-encoded as in any query (PHP: \`rawurlencode\`); six digits will do. Rendez hands it to the call as it is and looks into none. \`<domain>\` is the \`X-Forwarded-Host\` of the call that asked for the mail.`;

export const WAY_BACK = `## The way back from a payment

\`payments.create\` names a \`return_url\`. When the provider is done, lead the browser there by GET or POST with the payment's number as \`payment\` added to the query (\`…/transactions/return?payment=77\`; the address may have a query already) or as a field of the form. It is a way for the browser alone: what was paid is asked by \`payments.read\`, never read from the address. A POST from the provider's site carries no login; the page behind it does.`;

export const PHP_TRAPS = `## PHP's traps

- **Dots in cookie names.** PHP writes \`auth.sid\` as \`$_COOKIE['auth_sid']\`, and \`session_name()\` takes no dot: a PHP session cannot be called \`auth.…\`. Set the login with \`setcookie('auth.sid', …)\`, or name your session in \`CARRIED_COOKIES\`, or as a login cookie in the dialect file ([dialect.md](dialect.md), \`cookies\`).
- **Domain and Path of cookies** are dropped: login cookies stand for the host alone, at \`/\` (\`COOKIE_DOMAIN\` for who must share them). An older cookie with \`Domain=\` is ended when a new one is set.
- **The session lock.** PHP's file sessions let one request at a time through. Call \`session_write_close()\` as soon as the session is read, or pages wait for one another.
- **Cookies at each answer.** A session id that is regenerated, or a "last seen" cookie, breaks nothing, but Chromium cannot show a member the page that was left (Back loads it again). Renew seldom.
- **Hosts.** \`Host\` is that of \`UPSTREAM_ORIGIN\`; the visitor's is \`X-Forwarded-Host\`. A web server that chooses by name needs a default host for it, and links in mails must be made of \`X-Forwarded-Host\`, not \`HTTP_HOST\`.
- **HTTPS between the two** with a certificate of your own authority: \`NODE_EXTRA_CA_CERTS=/path/ca.pem\` in Rendez' environment.
- **Warnings in answers.** \`display_errors = Off\`, \`log_errors = On\`: one notice before the JSON makes it unreadable. No closing \`?>\`, no byte order mark in scripts.
- **Bodies.** JSON is in \`php://input\`, not in \`$_POST\`; \`$_POST\` stays empty for PUT and DELETE, forms too. \`post_max_size\` and \`upload_max_filesize\` must let pictures of 2048 pixels through (a few MB), or \`$_FILES\` is empty without a word.
- **Charset.** \`utf8mb4\` for the connection to MySQL, or names come as Latin-1 or \`?\`. \`json_encode\` gives \`false\` for bytes that are not UTF-8: use \`JSON_THROW_ON_ERROR\`.
- **Empty arrays** are \`[]\` in JSON also where an object is meant; that is understood. Numbers beyond 2^53 are not.
- **opcache** with \`validate_timestamps = 0\` goes on with yesterday's script until PHP-FPM is reloaded.
- **Numbers from the database** come as text before PHP 8.1 (SQLite, and MySQL with emulated prepares). Answers may hold them so; your own \`===\` and \`strict_types\` do not forgive it: cast them.
- **Workers.** PHP-FPM starts with 5 (\`pm.max_children\`); \`UPSTREAM_MAX_IN_FLIGHT\` must not be more than there are, divided by the number of containers.
- **Clocks.** Moments are UTC, or carry their offset (\`date(DATE_ATOM)\`); with local time name the zone in the dialect file. A message with a time to come is shown, and sorted by its number.`;
