<?php
declare(strict_types=1);
require __DIR__ . '/../../src/all.php';

$me = member();
if (method('GET', 'PUT') === 'PUT') {
    $sent = body();
    if (isset($sent['name']) && one('SELECT 1 FROM members WHERE name = ? AND id <> ?', $sent['name'], $me['id']) !== null) {
        refuse('name_in_use', 409);
    }
    // Fields that are left out stay as they are.
    foreach (['name', 'gender', 'sexuality', 'date_of_birth', 'country', 'region', 'city', 'about_me'] as $field) {
        if (isset($sent[$field])) {
            run("UPDATE members SET $field = ? WHERE id = ?", (string) $sent[$field], $me['id']);
        }
    }
    if (isset($sent['interests'])) {
        run('UPDATE members SET interests = ? WHERE id = ?', json_encode($sent['interests']), $me['id']);
    }
    answer(['profile' => ownProfile(profileOf($me['id']))]);
}
answer(['profile' => ownProfile($me), 'photos' => []]);
