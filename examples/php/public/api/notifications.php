<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

// Which mails the member wants. Links in mails would carry a `code` instead of a login; this site sends none.
if (isset($_GET['code']) || isset(body()['code'])) {
    refuse('link_invalid', 410);
}
$me = member();
$types = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'promotions', 'weekly_updates', 'news', 'reminders'];
$wanted = json_decode($me['notifications'], true);
if (method('GET', 'PUT') === 'PUT') {
    foreach ($types as $type) {
        $wanted[$type] = (bool) (body()['notifications'][$type] ?? $wanted[$type] ?? true);
    }
    run('UPDATE members SET notifications = ? WHERE id = ?', json_encode($wanted), $me['id']);
    done();
}
answer(['notifications' => $wanted + array_fill_keys($types, true), 'email' => $me['email']]);
