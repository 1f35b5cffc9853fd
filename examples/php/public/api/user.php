<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// Who is logged in (GET), the login (POST), the language of mails (PUT).
switch (method('GET', 'POST', 'PUT')) {
    case 'GET':
        $member = currentMember();
        if ($member === null) {
            answer(['user' => null]);
        }
        $chats = all('SELECT id FROM conversations WHERE first = ? OR second = ?', $member['id'], $member['id']);
        $unread = 0;
        foreach ($chats as $chat) {
            $unread += unreadIn((int) $chat['id'], $member);
        }
        $new = one('SELECT count(*) AS likes FROM likes WHERE liked = ? AND seen = 0', $member['id']);
        answer(['user' => user($member), 'totals' => ['unread_messages' => $unread, 'new_likes' => (int) $new['likes']]]);
        break;
    case 'POST':
        if (isset($_GET['push'])) {
            // Push subscriptions come here too; this site sends none.
            member();
            refuse('not_found', 404);
        }
        $sent = body();
        $member = one('SELECT * FROM members WHERE email = ?', strtolower((string) ($sent['email'] ?? '')));
        // Nobody learns by the time it takes whether there is an account.
        $hash = $member['password'] ?? '$2y$10$usesomesillystringfore7hnbRJHxXVLeakoG8K30oukPsA.ztMG';
        if (!password_verify((string) ($sent['password'] ?? ''), $hash) || $member === null) {
            refuse('login_failed', 401);
        }
        if ($member['status'] === 'pending_deletion') {
            refuse('pending_deletion', 410);
        }
        logIn((int) $member['id']);
        answer(['user' => user($member)]);
        break;
    case 'PUT':
        $member = member();
        run('UPDATE members SET language = ? WHERE id = ?', (string) (body()['language'] ?? 'en'), $member['id']);
        done();
}
