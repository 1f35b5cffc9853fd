<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// Everything the site keeps about the member, without hashes and codes (GET); leaving (DELETE).
$me = member();
if (method('GET', 'DELETE') === 'DELETE') {
    $password = (string) (body()['password'] ?? '');
    once(['delete' => $me['id']], static function () use ($me, $password): array {
        if (!password_verify($password, $me['password'])) {
            refuse('old_password_wrong', 403);
        }
        $until = time() + DELETION_DAYS * 86400;
        run("UPDATE members SET status = 'pending_deletion', delete_at = ? WHERE id = ?", $until, $me['id']);
        run('DELETE FROM logins WHERE member = ?', $me['id']);
        mailActivation($me, '/reactivate/do', DELETION_DAYS);
        return ['reactivate_until' => gmdate('Y-m-d\TH:i:s\Z', $until)];
    }, 'logOut');
}
answer(['account' => [
    'profile' => user($me),
    'messages' => all('SELECT text, sent FROM messages WHERE sender = ? ORDER BY id', $me['id']),
    'likes' => all('SELECT name FROM likes JOIN members ON members.id = liked WHERE member = ?', $me['id']),
]]);
