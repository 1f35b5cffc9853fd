<?php
// Who asks, and how a member is written down for Rendez.
declare(strict_types=1);

const INTERESTS = ['cooking', 'dancing', 'hiking', 'movies', 'music', 'reading', 'sports', 'travel'];
const LOGIN_DAYS = 30;
/** So long a deletion can be taken back. */
const DELETION_DAYS = 14;

/**
 * The member who asks, or null. The cookie is called auth.sid: PHP turns the dot into an underscore when it reads it.
 */
function currentMember(): ?array
{
    $token = $_COOKIE['auth_sid'] ?? '';
    if (!is_string($token) || $token === '') {
        return null;
    }
    return one(
        'SELECT members.* FROM logins JOIN members ON members.id = logins.member WHERE token_hash = ? AND expires > ?',
        hash('sha256', $token),
        time()
    );
}

/** The member who asks; visitors hear that they must log in. */
function member(): array
{
    $member = currentMember();
    if ($member === null) {
        refuse('authentication_required', 403, ['authentication_required' => true]);
    }
    return $member;
}

/** Only a hash of the token is stored. Rendez makes the cookie its own: Secure, HttpOnly and SameSite are its business. */
function logIn(int $member): void
{
    $token = bin2hex(random_bytes(24));
    $expires = time() + LOGIN_DAYS * 86400;
    run('INSERT INTO logins (token_hash, member, expires) VALUES (?, ?, ?)', hash('sha256', $token), $member, $expires);
    setcookie('auth.sid', $token, ['expires' => $expires, 'path' => '/', 'httponly' => true]);
}

function logOut(): void
{
    run('DELETE FROM logins WHERE token_hash = ?', hash('sha256', (string) ($_COOKIE['auth_sid'] ?? '')));
    header('Set-Cookie: auth.sid=; Path=/; Max-Age=0; HttpOnly');
}

/** A link that makes the account active. Here a real site mails; this one writes into outbox.txt beside its database. */
function mailActivation(array $member, string $path = '/activate', int $days = 7): void
{
    $code = bin2hex(random_bytes(16));
    run('INSERT INTO activations VALUES (?, ?, ?)', hash('sha256', $code), $member['id'], time() + $days * 86400);
    // The domain that the visitor sees.
    $host = $_SERVER['HTTP_X_FORWARDED_HOST'] ?? 'localhost';
    file_put_contents(dataFolder() . '/outbox.txt', "{$member['email']} https://$host$path?code=$code\n", FILE_APPEND);
}

/** Whom the code of a mailed link makes active; the code counts once. */
function activateBy(string $code, string $from): array
{
    $hash = hash('sha256', $code);
    $member = one(
        'SELECT members.* FROM activations JOIN members ON members.id = activations.member
         WHERE code_hash = ? AND expires > ? AND status = ?',
        $hash,
        time(),
        $from
    );
    if ($member === null) {
        refuse('link_invalid', 410);
    }
    run("UPDATE members SET status = 'active', delete_at = NULL WHERE id = ?", $member['id']);
    run('DELETE FROM activations WHERE code_hash = ?', $hash);
    return profileOf($member['id']);
}

/** Somebody's profile by its number, or a refusal: who leaves is found no more. */
function profileOf($id): array
{
    $row = one("SELECT * FROM members WHERE id = ? AND status <> 'pending_deletion'", (int) $id);
    if ($row === null) {
        refuse('profile_not_found', 404);
    }
    return $row;
}

/** What a list shows of somebody. */
function card(array $row): array
{
    return [
        'id' => (int) $row['id'],
        'name' => $row['name'],
        'age' => (new DateTime($row['date_of_birth']))->diff(new DateTime())->y,
        'gender' => $row['gender'],
        'country' => $row['country'],
        'region' => $row['region'],
        'city' => $row['city'],
        'fictional' => (bool) $row['fictional'],
    ];
}

function profile(array $row): array
{
    return card($row) + [
        'sexuality' => $row['sexuality'],
        'about_me' => $row['about_me'],
        'interests' => json_decode($row['interests'], true),
    ];
}

/** The account and profile of the member who asks: nobody else sees them. */
function user(array $row): array
{
    return [
        'id' => (int) $row['id'],
        'status' => $row['status'],
        'credits' => (int) $row['credits'],
        'paid_user' => true,
        'signup_date' => $row['created'],
        'language' => $row['language'],
        'email' => $row['email'],
        'profile' => ownProfile($row),
    ];
}

function ownProfile(array $row): array
{
    return profile($row) + ['date_of_birth' => $row['date_of_birth']];
}
